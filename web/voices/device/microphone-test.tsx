import { Mic, Square } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Meter } from '../../ui/states/meter.tsx'
import { useMicrophoneTest } from './use-microphone-test.ts'

/** Levels from which it counts as quiet, good and loud. */
const levels = { quiet: 0.2, good: 0.45, loud: 0.95 } as const

export function MicrophoneTest() {
  const { t } = useTranslation('device')
  const { status, level, start, stop } = useMicrophoneTest()
  const isOpen = level !== null || status === 'listening' || status === 'asking'
  return (
    <div className="grid gap-4">
      <p className="max-w-prose print:hidden">{t(($) => $.microphone.text)}</p>
      <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] print:hidden">
        <div>
          {isOpen ? (
            <Button icon={<Square aria-hidden="true" />} onClick={stop}>
              {t(($) => $.microphone.stop)}
            </Button>
          ) : (
            <Button icon={<Mic aria-hidden="true" />} onClick={start}>
              {t(($) => $.microphone.test)}
            </Button>
          )}
        </div>
        <Meter
          label={t(($) => $.microphone.level)}
          value={Math.round((level ?? 0) * 100)}
          max={100}
          valueText={level === null ? '' : t(($) => $.microphone.volume[volumeOf(level)])}
          // A full bar is no warning here.
          near={2}
        />
      </div>
      <output className="min-h-6 font-medium">{t(($) => $.microphone.status[status])}</output>
    </div>
  )
}

function volumeOf(level: number): 'silent' | keyof typeof levels {
  if (level >= levels.loud) return 'loud'
  if (level >= levels.good) return 'good'
  return level >= levels.quiet ? 'quiet' : 'silent'
}
