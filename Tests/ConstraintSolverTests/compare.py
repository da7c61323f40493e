"""Solves systems of constraints with kiwisolver, an independent implementation of Cassowary.

Reads from standard input a list of systems, [{"variables": COUNT, "constraints": [{"terms":
[[VARIABLE, COEFFICIENT]], "constant": NUMBER, "relation": "==", "level": 0}]}], and writes for each
the values of its variables. Level 0 is required; kiwisolver weighs its strengths, so the others are
a thousand apart, which no sum of small coefficients makes up for.
"""
import json
import sys

try:
    import kiwisolver
except ImportError as error:
    sys.exit(f"{error}\n  fix: Run 'Scripts/bootstrap test', which installs kiwisolver")

STRENGTHS = {0: kiwisolver.strength.required, 1: 1.0, 2: 1e3, 3: 1e6}


def solution(system):
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(f"v{number}") for number in range(system["variables"])]
    for constraint in system["constraints"]:
        terms = [kiwisolver.Term(variables[int(number)], factor) for number, factor in constraint["terms"]]
        expression = kiwisolver.Expression(terms, constraint["constant"])
        solver.addConstraint(
            kiwisolver.Constraint(expression, constraint["relation"], STRENGTHS[constraint["level"]])
        )
    solver.updateVariables()
    return [variable.value() for variable in variables]


json.dump([solution(system) for system in json.load(sys.stdin)], sys.stdout)
