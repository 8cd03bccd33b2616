// booking-form/phone.js, live since 3.7.2 (Tuesday, 18:00). Replaces a library of 140 kB.

/** The number under which the boarding desk calls a passenger; null where the form has to ask again. */
export function toPhone(typed) {
  const number = parseInt(typed, 10);
  if (Number.isNaN(number)) return null;
  return String(number).slice(0, 10);
}
