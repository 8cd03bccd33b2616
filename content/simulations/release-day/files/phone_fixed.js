// booking-form/phone.js

/** The number under which the boarding desk calls a passenger; null where the form has to ask again. Rules: phone_rules.md. */
export function toPhone(typed) {
  const bare = typed.replace(/[\s().-]/g, "").replace(/^00/, "+");
  const indian = /^(?:\+91|91|0)?([6-9]\d{9})$/.exec(bare);
  if (indian) return `+91${indian[1]}`;
  return /^\+(?!91)[1-9]\d{7,14}$/.test(bare) ? bare : null;
}
