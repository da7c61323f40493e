# A small image with the binary: the Swift runtime is inside, four C libraries are the system's.
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
RUN apt-get update -qq && \
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  libcmark0.30.2 libyaml-0-2 libexpat1 libssl3 && \
  apt-get clean && rm -rf /var/lib/apt/lists/*
COPY --from=build /cardproof /usr/local/bin/cardproof
USER 65534:65534
WORKDIR /work
ENTRYPOINT ["cardproof"]
