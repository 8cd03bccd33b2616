export function allowCalls(calls, most, seconds) {
  const answers = [];
  calls.forEach(({ key, second }, at) => {
    let count = 0;
    for (let before = 0; before < at; before++) {
      const one = calls[before];
      if (answers[before] && one.key === key && one.second > second - seconds) count++;
    }
    answers.push(count < most);
  });
  return answers;
}
