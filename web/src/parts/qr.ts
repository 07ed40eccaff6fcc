/** A link as a QR picture: one path of dark squares, with the quiet border that readers need. */
import qrcode from "qrcode-generator";

export const BORDER = 4;

export interface Picture {
  /** Squares along one side, the border included. */
  readonly size: number;
  readonly path: string;
}

/** Runs of dark squares become one rectangle each, so that no hairline shows between them. */
export function picture(link: string): Picture {
  const code = qrcode(0, "M");
  code.addData(link, "Byte");
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row += 1)
    for (let col = 0; col < count; col += 1) {
      let run = 0;
      while (col + run < count && code.isDark(row, col + run)) run += 1;
      if (run > 0) path += `M${col + BORDER} ${row + BORDER}h${run}v1h-${run}z`;
      col += run;
    }
  return { size: count + 2 * BORDER, path };
}
