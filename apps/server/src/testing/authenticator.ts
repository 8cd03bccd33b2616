import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Flags of authenticator data. Source: Web Authentication Level 3, section 6.1. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  readonly challenge: string;
  /** Where the browser believes it is. */
  readonly origin: string;
  /** The host that the authenticator takes the installation for. */
  readonly host?: string;
  /** Whether it knows by a finger or a PIN who holds it. */
  readonly verifies?: boolean;
}

export interface Authenticator {
  /** What a browser sends after making a passkey. */
  readonly make: (ceremony: Ceremony) => AuthenticatorAnswer;
  /** What a browser sends after signing with it. */
  readonly sign: (
    ceremony: Ceremony & { readonly userHandle?: string; readonly counter?: number },
  ) => AuthenticatorAnswer;
}

export interface AuthenticatorAnswer {
  readonly id: string;
  readonly [part: string]: unknown;
}

/** An authenticator with one key pair, which it counts signatures of, as a security key does. */
export function createAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let signatures = 0;

  /** A COSE key: EC2, ES256, P-256. Source: RFC 9052 and RFC 9053. */
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(jwk.x ?? "", "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(jwk.y ?? "", "base64url"),
  ]);

  function dataFor({ host = "localhost", verifies = true }: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signatures);
    const byte = PRESENT | (verifies ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(host), Buffer.from([byte]), counter]);
  }

  return {
    make(ceremony) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        dataFor(ceremony, HAS_CREDENTIAL),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ]);
      return answer(id, {
        clientDataJSON: clientData("webauthn.create", ceremony),
        attestationObject: attestation(data).toString("base64url"),
        transports: ["internal"],
      });
    },
    sign(ceremony) {
      signatures = ceremony.counter ?? signatures + 1;
      const data = dataFor(ceremony, 0);
      const client = clientData("webauthn.get", ceremony);
      const signed = Buffer.concat([data, sha256(Buffer.from(client, "base64url"))]);
      return answer(id, {
        clientDataJSON: client,
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        ...(ceremony.userHandle && {
          userHandle: Buffer.from(ceremony.userHandle).toString("base64url"),
        }),
      });
    },
  };
}

function answer(id: string, response: object): AuthenticatorAnswer {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
}

function clientData(type: string, { challenge, origin }: Ceremony): string {
  const text = JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return Buffer.from(text).toString("base64url");
}

/** CBOR: { fmt: "none", attStmt: {}, authData: data }, of a data of 24 to 255 bytes. */
function attestation(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText("fmt"),
    cborText("none"),
    cborText("attStmt"),
    Buffer.from([0xa0]),
    cborText("authData"),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function sha256(value: string | Buffer): Buffer {
  return createHash("sha256").update(value).digest();
}
