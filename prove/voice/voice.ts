import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import type { Finding, Proof, ProofContext } from '../proof.ts'
import { checkConversation } from './conversation.ts'
import { checkDyingVoices } from './dying-voices.ts'
import { checkLessons } from './recorded/lessons.ts'
import { checkTurns } from './recorded/check-turns.ts'
import { openSoundCard, type SoundCard } from './sound-card.ts'
import { findBrowser } from './speaking-browser.ts'

interface Part {
  /** Debian packages by the program that is needed of them. */
  needs: Readonly<Record<string, string>>
  check: (context: ProofContext, openCard: () => Promise<SoundCard>) => Promise<Finding[]>
}

const espeak = { 'espeak-ng': 'espeak-ng' }
const sound = {
  pulseaudio: 'pulseaudio',
  parec: 'pulseaudio-utils',
  'speech-dispatcher': 'speech-dispatcher',
  ...espeak,
}

const parts: Readonly<Record<string, Part>> = {
  conversation: { needs: sound, check: async (context, openCard) => checkConversation(context, await openCard()) },
  turns: { needs: espeak, check: checkTurns },
  lessons: {
    needs: { ...sound, ffmpeg: 'ffmpeg' },
    check: async (context, openCard) => checkLessons(context, await openCard()),
  },
  // The last one: it leaves no voice behind.
  voices: {
    needs: { ...sound, ffmpeg: 'ffmpeg' },
    check: async (context, openCard) => checkDyingVoices(context, await openCard()),
  },
}

export const prove: Proof = async (context) => {
  const { folder, stack, options } = context
  const only = options.get('only')?.split(',') ?? Object.keys(parts)
  let card: Promise<SoundCard> | undefined
  const openCard = () => (card ??= openSoundCard(folder, stack))
  const findings: Finding[] = []
  for (const [name, { needs, check }] of Object.entries(parts)) {
    if (!only.includes(name)) continue
    const missing = Object.keys(needs).filter((program) => !findProgram(program))
    if (needs === espeak || findBrowser()) {
      if (missing.length === 0) findings.push(...(await check(context, openCard)))
    } else missing.push('chromium')
    if (missing.length > 0) findings.push(skipped(name, missing, needs))
  }
  return findings
}

const skipped = (what: string, missing: readonly string[], needs: Part['needs']): Finding => ({
  what,
  tried: 'nothing',
  found: `skipped: there is no ${missing.join(', no ')} here (\`apt-get install ${[...new Set(missing.map((name) => needs[name] ?? name))].join(' ')}\`)`,
  hasPassed: true,
})
