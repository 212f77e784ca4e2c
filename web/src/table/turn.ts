/** One's turn in the tab: its title and its icon, and a soft knock for those who like one. */

import { settings } from '../settings.svelte.ts'
import { t } from '../speech/speech.svelte.ts'

let was = false

export function announce(turn: boolean, title: string): void {
  document.title = turn ? t('tab-turn', { title }) : `${title} · Palaver`
  icon(turn)
  if (turn && !was && settings.sound) knock()
  was = turn
}

export function quiet(): void {
  document.title = 'Palaver'
  icon(false)
}

function icon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = turn ? '/icon-turn.svg' : '/icon.svg'
}

/** Two short taps, as on a wooden table. */
function knock(): void {
  const audio = new AudioContext()
  for (const [start, pitch] of [
    [0, 220],
    [0.14, 330],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency: pitch, type: 'triangle' })
    const gain = new GainNode(audio, { gain: 0.0001 })
    gain.gain.setValueAtTime(0.18, audio.currentTime + start)
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + start + 0.12)
    tone.connect(gain).connect(audio.destination)
    tone.start(audio.currentTime + start)
    tone.stop(audio.currentTime + start + 0.13)
  }
}
