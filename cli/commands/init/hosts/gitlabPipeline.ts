/** `.gitlab-ci.yml`: builds and checks a site, and publishes it on GitLab Pages. `zone` is the city's time zone. */
export const gitlabPipeline = (
  zone: string,
): string => `# Builds the site after each push and when pages go stale, checks it, and publishes it on GitLab Pages.
# Schedules are made under Build → Pipeline schedules: "7,37 0 * * *" and "17 1,4,7,10,13-17,19,21 * * *", both with the
# time zone ${zone}. 13 runs a day are 400 to 800 compute minutes a month; where those are scarce, the first will do.
pages:
  image: node:24
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  # One at a time, because each run continues from the one before.
  resource_group: site
  interruptible: false
  timeout: 45 minutes
  # Also after a failure: the pictures of a first build that was cut off are there for the next run, which goes on.
  cache:
    key: site
    when: always
    paths:
      - public
      - node_modules/.cache/city-deals-pictures
      - .npm
  script:
    # npm ci empties node_modules, and with it the pictures.
    - if [ -d node_modules/.cache ]; then mv node_modules/.cache .pictures; fi
    - npm ci --cache .npm --prefer-offline
    - if [ -d .pictures ]; then mkdir -p node_modules && mv .pictures node_modules/.cache; fi
    - if [ "$CI_PIPELINE_SOURCE" = schedule ]; then command=rebuild; else command=build; fi
    - timeout --signal=INT 35m npx city-deals "$command" --out public
    # Nothing is published that has a broken link, or another finding.
    - npx city-deals check --out public
  artifacts:
    paths:
      - public
`;
