import { describe, expect, test } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

describe("cleanFileName", () => {
  test.each([
    { given: "../../etc/passwd.pdf", kept: "passwd.pdf" },
    { given: "C:\\Users\\asha\\cv.docx", kept: "cv.docx" },
    { given: "cv\u0000\n\u202Efdp.exe.pdf", kept: "cvfdp.exe.pdf" },
    { given: "...", kept: "resume" },
    { given: "/", kept: "resume" },
    { given: ".pdf", kept: "resume.pdf" },
    { given: "", kept: "resume" },
  ])("turns $given into $kept", ({ given, kept }) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  test.each([`Asha's "final" resume (2).pdf`, "रिज़्यूमे 📄.pdf", "CV 100%.PDF"])(
    "keeps %s as it is",
    (name) => {
      expect(cleanFileName(name)).toBe(name.normalize("NFC"));
    },
  );

  test("cuts a name of 300 characters to 255 bytes and keeps its ending", () => {
    const cut = cleanFileName(`${"é".repeat(300)}.docx`);

    expect(Buffer.byteLength(cut)).toBe(255);
    expect(cut.endsWith("é.docx")).toBe(true);
  });

  test("does not cut an emoji in two", () => {
    const cut = cleanFileName(`${"👩‍💻".repeat(60)}.pdf`);

    expect(cut).toMatch(/^(👩‍💻)+\.pdf$/u);
  });

  test("stores a name the same however its accents were typed", () => {
    expect(cleanFileName("re\u0301sume\u0301.pdf")).toBe("r\u00E9sum\u00E9.pdf");
  });
});
