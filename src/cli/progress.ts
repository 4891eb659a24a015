import { MultiBar, Presets, type SingleBar } from 'cli-progress';

/** A bar at the foot of a terminal; in a log, a line when nothing else was told for a while. */
export interface Progress {
  update(done: number, total: number, what: string): void;
  /** Prints a text without tearing the bar. */
  above(stream: TextStream, text: string): void;
  end(): void;
}

/** Standard output or error. */
export interface TextStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

/** CI systems end jobs that are silent for minutes, and people begin to wonder much earlier. */
const SILENCE_MS = 10_000;

/** @param stream where the bar, or the line, goes */
export function createProgress(stream: TextStream): Progress {
  return stream.isTTY && process.env['TERM'] !== 'dumb' ? createBar(stream) : createHeartbeat(stream);
}

/** The bar is cut to the width of the terminal; lines above it wrap, and a killed process leaves the cursor as it was. */
const manners = { barsize: 24, clearOnComplete: true, hideCursor: false, linewrap: true };

function createBar(stream: TextStream): Progress {
  let bars: MultiBar | undefined;
  let bar: SingleBar | undefined;
  return {
    update(done, total, what) {
      bars ??= new MultiBar(
        { format: '{value}/{total} {what} {bar} {duration_formatted}', ...manners, stream },
        Presets.shades_classic,
      );
      bar ??= bars.create(total, done, { what });
      bar.setTotal(total);
      bar.update(done, { what });
    },
    above(target, text) {
      if (bars === undefined || target.isTTY !== true) {
        target.write(text);
      } else {
        bars.log(text);
      }
    },
    end() {
      // What was logged since the last redraw is written by a redraw only.
      bars?.update();
      bars?.stop();
      bars = undefined;
      bar = undefined;
    },
  };
}

function createHeartbeat(stream: TextStream): Progress {
  let line: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    update(done, total, what) {
      line = `${what}: ${done} of ${total} done\n`;
      timer ??= setInterval(() => stream.write(line ?? ''), SILENCE_MS).unref();
    },
    above(target, text) {
      target.write(text);
      timer?.refresh();
    },
    end() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
