"""Validates documents against JSON Schemas, as an editor would.

Reads from standard input {"schemas": {NAME: TEXT}, "documents": [{"schema": NAME, "text": TEXT}]},
and writes {"schemas": {NAME: [PROBLEM]}, "documents": [[PROBLEM]]}. A schema has a problem where it
is none, and where one of its own examples is not valid.
"""
import json
import re
import sys

try:
    import yaml
    from jsonschema import Draft202012Validator
    from jsonschema.validators import validator_for
except ImportError as error:
    sys.exit(f"{error}\n  fix: Run 'Scripts/bootstrap test', which installs jsonschema and PyYAML")


class EditorLoader(yaml.SafeLoader):
    """Reads scalars by the core schema of YAML 1.2, as editors do: no dates, no yes and no."""

    yaml_implicit_resolvers = {}


for tag, pattern, first in [
    ("null", r"~|null|", ["~", "n", ""]),
    ("bool", r"true|false", list("tf")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
]:
    EditorLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^({pattern})$"), first)


def leaves(error):
    """The innermost errors that the outer one comes from."""
    if not error.context:
        yield error
    for inner in error.context or []:
        yield from leaves(inner)


def problems(validator, value):
    return sorted(
        {
            f"{leaf.json_path}: {leaf.message[:300]}"
            for error in validator.iter_errors(value)
            for leaf in leaves(error)
        }
    )


def with_examples(schema, place="#"):
    """Every schema inside that has examples, with where it stands."""
    if isinstance(schema, dict):
        if isinstance(schema.get("examples"), list):
            yield place, schema
        for key, inner in schema.items():
            if key not in ("examples", "enum", "const"):
                yield from with_examples(inner, f"{place}/{key}")
    elif isinstance(schema, list):
        for index, inner in enumerate(schema):
            yield from with_examples(inner, f"{place}/{index}")


def problems_of_schema(schema):
    if "2020-12" not in schema["$schema"]:
        return []  # Somebody else's.
    found = problems(Draft202012Validator(Draft202012Validator.META_SCHEMA), schema)
    for place, inner in with_examples(schema):
        validator = Draft202012Validator({**inner, "$defs": schema["$defs"]})
        for example in inner["examples"]:
            found += [f"{place}: {problem}" for problem in problems(validator, example)]
    return found


def document_problems(validator, text):
    try:
        value = yaml.load(text, Loader=EditorLoader)
    except (yaml.YAMLError, ValueError) as error:
        return [f"not YAML: {error}"]
    return problems(validator, value)


def main():
    job = json.load(sys.stdin)
    schemas = {name: json.loads(text) for name, text in job["schemas"].items()}
    validators = {name: validator_for(schema)(schema) for name, schema in schemas.items()}
    json.dump(
        {
            "schemas": {name: problems_of_schema(schema) for name, schema in schemas.items()},
            "documents": [
                document_problems(validators[document["schema"]], document["text"])
                for document in job["documents"]
            ],
        },
        sys.stdout,
    )


main()
