export function rupees(paise) {
  const answer = [];
  for (const amount of paise) {
    let text = String(Math.abs(amount)).padStart(3, "0");
    const decimals = text.slice(-2) === "00" ? "" : "." + text.slice(-2);
    text = text.slice(0, -2);
    let out = "";
    for (let at = 0; at < text.length; at++) {
      const left = text.length - at;
      if (at > 0 && (left === 3 || (left > 3 && left % 2 === 1))) out += ",";
      out += text[at];
    }
    answer.push((amount < 0 ? "-₹" : "₹") + out + decimals);
  }
  return answer;
}
