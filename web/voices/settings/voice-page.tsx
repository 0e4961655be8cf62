import { useQuery } from '@tanstack/react-query'
import { MonitorCheck } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { voices } from '#contract/teaching/voices.ts'
import { useSpeaker } from '../use-speaker.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useTitle } from '../../lib/title.ts'
import { Scene } from '../../ui/brand/scene.tsx'
import { Speech } from '../../ui/brand/speech.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { MicrophoneCard } from './microphone-card.tsx'
import { useIsLoadingVoices } from './use-is-loading-voices.ts'
import { VoiceRow } from './voice-row.tsx'
import { VoiceSkeleton } from './voice-skeleton.tsx'
import { SwitchNotes } from './voice-states.tsx'
import { voicesQuery } from '../voice.api.ts'

export function VoicePage() {
  const { t } = useTranslation(['frame', 'voice'])
  const title = t(($) => $.area.voice, { ns: 'frame' })
  useTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        description={`${t(($) => $.intro, { ns: 'voice' })} ${t(($) => $.ofDevices, { ns: 'voice' })}`}
        actions={
          <ButtonLink icon={<MonitorCheck aria-hidden="true" />} render={<Link to="/voice/device" />}>
            {t(($) => $.check, { ns: 'voice' })}
          </ButtonLink>
        }
      />
      <VoiceList />
    </>
  )
}

function VoiceList() {
  const { t } = useTranslation('voice')
  const { data, error, isFetching, refetch } = useQuery(voicesQuery(useApi(voices)))
  const speaker = useSpeaker()
  const isLoading = useIsLoadingVoices(speaker)
  if (!data && error)
    return <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={refetch} />
  if (!data) return <VoiceSkeleton />
  if (data.items.length === 0) return <NoLanguage />
  const serverVoices = (data.server_voices ?? []).map(({ name }) => name)
  return (
    <div className="grid grid-cols-1 gap-6">
      <MicrophoneCard hasServer={data.has_server_recognition} />
      <SwitchNotes />
      <Card padding="none">
        <ul aria-label={t(($) => $.languages)} className="divide-y divide-border">
          {data.items.map((settings) => (
            <li key={settings.language}>
              <VoiceRow
                settings={settings}
                speaker={speaker}
                serverVoices={serverVoices}
                isLoading={isLoading}
                startsOpen={data.items.length === 1}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function NoLanguage() {
  const { t } = useTranslation('voice')
  return (
    <EmptyState
      illustration={<VoicesArt />}
      title={t(($) => $.empty.title)}
      text={t(($) => $.empty.text)}
      actions={
        <ButtonLink variant="primary" render={<Link to="/school" />}>
          {t(($) => $.empty.action)}
        </ButtonLink>
      }
    />
  )
}

function VoicesArt() {
  return (
    <Scene>
      <Speech x={84} y={66} r={36} toward={2.356} className="fill-primary" opacity={0.16} />
      <path d="M70 56v20M84 48v36M98 58v16" className="stroke-primary" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M134 46a28 28 0 0 1 0 40M148 34a46 46 0 0 1 0 64"
        className="fill-none stroke-border-strong"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Scene>
  )
}
