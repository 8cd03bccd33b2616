export function rupees(paise) {
  return paise.map((amount) => {
    const size = Math.abs(amount);
    const digits = String(Math.floor(size / 100));
    const front = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ",");
    const whole = front === "" ? digits : `${front},${digits.slice(-3)}`;
    const rest = size % 100;
    return `${amount < 0 ? "-" : ""}₹${whole}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
  });
}
