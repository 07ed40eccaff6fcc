/** The luck of DunkelRunde: who begins, if that is left to luck, and then the dice. */
import type { Draw, Follow } from "../../table/luck";

const follow: Follow = ({ options, seats }) => {
  let starting = options.start === "random";
  return {
    due: (): Draw =>
      starting
        ? { label: "start", ways: [{ total: seats, text: (unit) => `start ${unit + 1}` }] }
        : { label: "dice", ways: [{ total: 48, text: (unit) => `roll ${Math.floor(unit / 8) + 1} ${(unit % 8) + 1}` }] },
    ply: () => {
      starting = false;
    },
  };
};

export default follow;
