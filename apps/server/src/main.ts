const OLDEST_NODE = 24;

if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
  process.stderr.write(
    `Taiyari needs Node ${OLDEST_NODE} or later; this is ${process.version}. Start it with: npm start\n`,
  );
  process.exit(1);
}

// Only now: an older Node could not even load the rest.
const { run } = await import("./run.ts");
await run(process.env);
