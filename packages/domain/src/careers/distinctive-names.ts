/**
 * Names of technologies that are often misspelt and like no other word, as `compact` writes them.
 *
 * Only these are looked for with a slip in them. Each was compared with 144,000 words of manuals and programs: none but
 * misspellings and those of `NO_SLIPS` is one slip away. A new one must be compared in the same way ("perfect" is one
 * slip from Prefect).
 */
export const DISTINCTIVE_NAMES: ReadonlySet<string> = new Set(
  `
angularjs appium autocad bigquery bitbucket bootstrap cloudformation cloudfront confluence coreldraw databricks django
elasticsearch excelvba fastapi freertos googleanalytics googlesheets grafana hadoop hibernateorm intellij javascript
kafkastreams kibana kotlin kubernetes langchain laravel lightroom logstash mailchimp matlabsimulink
matplotlib microstrategy
mongodb msexcel mspowerpoint msproject msword mysql nestjs nodejs numpy openshift photoshop postgres postgresql
powerpoint powershell primavera prometheus pyspark python pytorch quickbooks rabbitmq reactjs reactnative salesforce
scikitlearn selenium servicenow sharepoint sketchup snowflake solidworks sonarqube springboot sqlserver staadpro swiftui
tableau tensorflow terraform typescript uipath vuejs wireshark wordpress xamarin zookeeper
`
    .split(/\s+/u)
    .filter(Boolean),
);

/** What is one slip away from such a name and is a word, or a technology, of its own. */
export const NO_SLIPS: ReadonlySet<string> = new Set(["postures", "typoscript"]);
