import type { SettingsStore } from "../settings.ts";

/** What can be heard and felt: a step, a chain of so many jumps, little time, the end of a game. */
export type Cue = { kind: "step" } | { kind: "chain"; jumps: number } | { kind: "low" } | { kind: "end" };

/** A jump takes so long on the board; its sound falls on the landing. */
const JUMP_S = 0.12;
/** More landings than this are not told one by one. */
const MAX_LANDINGS = 12;

let audio: AudioContext | null = null;

/** Plays a cue, and lets a phone tremble, as far as the settings and the browser allow. */
export function give(cue: Cue, settings: SettingsStore): void {
  const { sound, vibration } = settings.get();
  // Nobody has touched the page yet: browsers allow neither.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  if (vibration && "vibrate" in navigator) navigator.vibrate(tremble(cue));
  if (!sound || typeof AudioContext !== "function") return;
  afterPaint(() => {
    try {
      audio ??= new AudioContext();
      if (audio.state === "suspended") void audio.resume();
      play(audio, cue);
    } catch {
      // A machine without sound.
    }
  });
}

/** Getting at a machine's sound takes its time: what is to be seen comes first. A hidden page paints nothing. */
function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

function tremble(cue: Cue): number[] {
  switch (cue.kind) {
    case "step":
      return [12];
    case "chain":
      return Array.from({ length: Math.min(cue.jumps, MAX_LANDINGS) * 2 - 1 }, (_, i) => (i % 2 === 0 ? 12 : 108));
    case "low":
      return [30, 60, 30];
    case "end":
      return [40, 80, 120];
  }
}

function play(audio: AudioContext, cue: Cue): void {
  const now = audio.currentTime + 0.01;
  switch (cue.kind) {
    case "step":
      knock(audio, now, 210);
      return;
    case "chain":
      for (let i = 0; i < Math.min(cue.jumps, MAX_LANDINGS); i++) knock(audio, now + (i + 0.6) * JUMP_S, 210 + 18 * i);
      return;
    case "low":
      for (const at of [0, 0.16]) tone(audio, now + at, 880, 0.09, 0.12);
      return;
    case "end":
      for (const [i, pitch] of [392, 523, 659].entries()) tone(audio, now + 0.14 * i, pitch, 0.5, 0.12);
      return;
  }
}

/** A disc put down on wood: a low tone that falls quickly, with a click at its beginning. */
function knock(audio: AudioContext, at: number, pitch: number): void {
  const body = audio.createOscillator();
  body.frequency.setValueAtTime(pitch * 1.6, at);
  body.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  envelope(audio, body, at, 0.09, 0.35);
  const click = audio.createOscillator();
  click.type = "triangle";
  click.frequency.value = pitch * 7;
  envelope(audio, click, at, 0.018, 0.1);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  envelope(audio, oscillator, at, length, loudness);
}

function envelope(audio: AudioContext, source: OscillatorNode, at: number, length: number, loudness: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** What a move sounds like. */
export function moveCue(jumps: number): Cue {
  return jumps === 0 ? { kind: "step" } : { kind: "chain", jumps };
}
