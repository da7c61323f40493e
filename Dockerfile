# A small image with the static binary.
#
#   docker build --tag cardproof .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" cardproof build . --output _site

FROM swift:6.2-noble AS build
WORKDIR /source
COPY Scripts/bootstrap Scripts/bootstrap
RUN Scripts/bootstrap
COPY . .
RUN Scripts/build-static /cardproof

FROM ubuntu:24.04
COPY --from=build /cardproof /usr/local/bin/cardproof
USER 65534:65534
WORKDIR /work
ENTRYPOINT ["cardproof"]
