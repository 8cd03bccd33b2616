import { useRef, useState } from "react";
import type { ResultSet } from "@taiyari/domain/sql";
import { formatNumber } from "../../../lib/numbers.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { ChartPicture } from "./chart-picture.tsx";
import {
  CHART_KINDS,
  chartData,
  describeChart,
  firstChart,
  numberColumns,
  type ChartKind,
} from "./chart-data.ts";
import { chartPng } from "./chart-png.ts";
import styles from "./chart.module.css";

const NAMES: Readonly<Record<ChartKind, string>> = {
  bar: "Bar",
  line: "Line",
  pie: "Pie",
  scatter: "Scatter",
};

/** A result as a picture, with what it shows in a sentence. The figures themselves stand in the grid beside it. */
export function ChartView({ result }: { readonly result: ResultSet }) {
  const picture = useRef<SVGSVGElement>(null);
  const first = firstChart(result);
  const [kind, setKind] = useState<ChartKind>(first?.kind ?? "bar");
  const [across, setAcross] = useState(first?.across ?? 0);
  const [up, setUp] = useState(first?.up ?? 0);
  if (!first) {
    return <p className={styles["none"]}>A chart needs rows with a column of numbers.</p>;
  }
  const places = { kind, across, up };
  const data = chartData(result, places);
  const nameOf = (at: number) => result.columns[at]?.name ?? "";
  const numbers = numberColumns(result);
  const sentence = describeChart(data, nameOf(up));

  async function savePng() {
    if (!picture.current) return;
    const { color, fontFamily } = getComputedStyle(picture.current);
    const { backgroundColor } = getComputedStyle(document.body);
    const png = await chartPng(picture.current, {
      text: `${nameOf(up)} by ${nameOf(across)}. ${sentence}`,
      font: `600 16px ${fontFamily}`,
      colour: color,
      background: backgroundColor,
    });
    if (png) saveFile("chart.png", png, "image/png");
    else showToast({ title: "This browser could not draw the picture", kind: "problem" });
  }

  return (
    <div className={styles["box"]}>
      <div className={styles["choices"]}>
        <fieldset className={styles["kinds"]}>
          <legend className="vh">Kind of chart</legend>
          {CHART_KINDS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="chart-kind"
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              <span>{NAMES[one]}</span>
            </label>
          ))}
        </fieldset>
        <Choice
          label={kind === "pie" ? "Slices" : "Across"}
          value={across}
          columns={kind === "scatter" ? numbers : [...result.columns.keys()]}
          nameOf={nameOf}
          onChange={setAcross}
        />
        <Choice
          label={kind === "pie" ? "Size" : "Up"}
          value={up}
          columns={numbers}
          nameOf={nameOf}
          onChange={setUp}
        />
        {data.points.length > 0 && (
          <Button kind="quiet" className={styles["png"] ?? ""} onClick={() => void savePng()}>
            <LineIcon name="download" />
            PNG
          </Button>
        )}
      </div>
      <p className={styles["say"]}>
        {sentence}
        {data.withoutValue > 0 &&
          ` ${formatNumber(data.withoutValue)} rows without a number are left out.`}
        {data.leftOut > 0 &&
          ` Only the first ${formatNumber(data.points.length)} of ${formatNumber(data.points.length + data.leftOut)} are drawn.`}
      </p>
      {data.points.length > 0 && (
        <ChartPicture
          ref={picture}
          kind={kind}
          points={data.points}
          label={`${NAMES[kind]} chart of ${nameOf(up)} by ${nameOf(across)}. ${sentence}`}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly columns: readonly number[];
  readonly nameOf: (at: number) => string;
  readonly onChange: (at: number) => void;
}

function Choice({ label, value, columns, nameOf, onChange }: ChoiceProps) {
  return (
    <label className={styles["choice"]}>
      {label}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {columns.map((at) => (
          <option key={at} value={at}>
            {nameOf(at)}
          </option>
        ))}
      </select>
    </label>
  );
}
