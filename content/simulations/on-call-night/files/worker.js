// payout-worker 4.18.0, deployed on 26 November at 19:40
export async function start(db, bank) {
  // Nothing may stay behind after a restart.
  const open = await db.payouts({ status: "sending" });
  for (const payout of open) await send(db, bank, payout);
  return poll(db, bank);
}

export async function send(db, bank, payout) {
  const attempt = payout.attempts + 1;
  await db.update(payout.id, { status: "sending", attempts: attempt });

  const key = `${payout.id}-${attempt}`;
  const answer = await bank.pay(payout.account, payout.amount, { key });

  if (answer.status === "paid") {
    await db.update(payout.id, { status: "paid", ref: answer.ref });
    return;
  }

  // Timeout, rejected: next round.
  await db.update(payout.id, { status: "waiting" });
}
