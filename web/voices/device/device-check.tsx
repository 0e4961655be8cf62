import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'
import type { Recognizer } from '#contract/values/microphone.ts'
import { voices } from '#contract/teaching/voices.ts'
import { useMay } from '../../app/session/use-may.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { focusEndOf } from '../../lists/keep-focus.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { useIsLoadingVoices } from '../settings/use-is-loading-voices.ts'
import { Advice } from './advice.tsx'
import { DeviceLanguage } from './device-language.tsx'
import { MicrophoneTest } from './microphone-test.tsx'
import { PaperHead } from './paper-head.tsx'
import { Summary } from './summary.tsx'
import { type DeviceFacts, deviceFrom } from './device-facts.ts'
import { useSpeakableLanguages, type GetVoiceName } from './use-speakable-languages.ts'
import { useDeviceName } from './use-device-name.ts'
import { useHears } from './use-heard.ts'
import type { Hearing } from './use-summary.ts'

type DeviceCheckProps = {
  speaker: Speaker
  languages: readonly PracticeLanguage[]
  wantedOf: GetVoiceName
  serverVoices: readonly string[]
  /** What the school lets listen; empty while its microphone is off. */
  recognizers: readonly Recognizer[]
}

export function DeviceCheck({ speaker, languages, wantedOf, serverVoices, recognizers }: DeviceCheckProps) {
  const { t } = useTranslation('device')
  const { number } = useFormat()
  const all = useSortedLanguages(languages)
  const [device] = useState(() => deviceFrom(navigator.userAgent, navigator.maxTouchPoints))
  const [isAll, setIsAll] = useState(languages.length === 0)
  const isLoading = useIsLoadingVoices(speaker)
  const maySet = useMay(voices.set)
  const summarized = languages.length > 0 ? languages : all
  const hears = useHears(summarized, recognizers)
  const hearing: Hearing = recognizers.length === 0 ? 'off' : hears ? 'hears' : 'deaf'
  const shown = isAll ? all : languages
  const able = useSpeakableLanguages(speaker, languages, wantedOf)
  const missing = isLoading ? [] : languages.filter((language) => !able.includes(language))
  return (
    <div className="grid grid-cols-1 gap-6">
      <div data-printed className="grid grid-cols-1 gap-6 print:gap-3">
        <PaperHead device={device} />
        <Summary
          speaker={speaker}
          languages={summarized}
          wantedOf={wantedOf}
          isAll={languages.length === 0}
          device={device}
          hearing={hearing}
          isLoading={isLoading}
        />
        <Card padding="none">
          <ul aria-label={t(($) => $.languages)} className="divide-y divide-border">
            {shown.map((language) => (
              <DeviceLanguage
                key={language}
                language={language}
                speaker={speaker}
                wanted={wantedOf(language)}
                serverVoices={serverVoices}
                recognizers={recognizers}
                maker={device.maker}
                isLoading={isLoading}
              />
            ))}
          </ul>
        </Card>
        {!isAll && (
          <div className="print:hidden">
            <Button
              onClick={({ currentTarget }) => {
                focusEndOf(currentTarget.parentElement?.previousElementSibling)
                setIsAll(true)
              }}
            >
              {t(($) => $.all, { number: number(all.length) })}
            </Button>
          </div>
        )}
        <Card>
          <CardHeader title={t(($) => $.microphone.title)} />
          <div className="grid gap-5">
            <MicrophoneTest />
            {hearing === 'off' ? (
              <p className={classes}>{maySet ? t(($) => $.heard.off) : t(($) => $.heard.offForTeachers)}</p>
            ) : (
              <DictationSupport device={device} hears={hears} sends={recognizers.includes('browser')} />
            )}
          </div>
        </Card>
      </div>
      <div data-printed={missing.length > 0 ? '' : undefined} className="break-inside-avoid print:mt-3">
        <Advice own={device.kind} missing={missing} />
      </div>
    </div>
  )
}

function useSortedLanguages(first: readonly PracticeLanguage[]): readonly PracticeLanguage[] {
  const { i18n } = useTranslation()
  const { languageName } = useFormat()
  const byName = new Intl.Collator(i18n.language).compare
  const others = practiceLanguages.filter((language) => !first.includes(language))
  return [...first, ...others.toSorted((one, other) => byName(languageName(one), languageName(other)))]
}

type DictationSupportProps = { device: DeviceFacts; hears: boolean; sends: boolean }

function DictationSupport({ device, hears, sends }: DictationSupportProps) {
  const { t } = useTranslation('device')
  const deviceName = useDeviceName()
  const browser = device.browser ?? deviceName(device)
  const { maker } = device
  if (!hears) return <p className={classes}>{t(($) => $.hearing.no, { browser })}</p>
  if (!sends) return null
  return (
    <p className={classes}>
      {maker ? t(($) => $.hearing.sends, { browser, maker }) : t(($) => $.hearing.maySend, { browser })}
    </p>
  )
}

const classes = 'max-w-prose text-sm text-muted'
