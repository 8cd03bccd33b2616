/** The part of s3rver, an S3 server for tests that has no types of its own, that the tests use. */
declare module "s3rver" {
  import type { AddressInfo } from "node:net";

  // oxlint-disable-next-line import/no-default-export -- this is how the package exports it
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly {
        readonly name: string;
        readonly configs: readonly [];
      }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
