const VENDORS = new Set(
  "google microsoft amazon adobe apple oracle ibm sap meta apache atlassian autodesk siemens cisco salesforce hashicorp zoho".split(
    " ",
  ),
);

/** Whether a word in `keyOf` form is a maker of software, whose name may stand before that of a product: "Adobe Photoshop". */
export function isVendor(key: string): boolean {
  return VENDORS.has(key);
}
