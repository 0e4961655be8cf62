import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { school } from '#contract/school/school.ts'
import { voices } from '#contract/teaching/voices.ts'
import { useMay } from '../../app/session/use-may.ts'
import { recognizersOf } from '#contract/values/microphone.ts'
import { schoolQuery } from '../../account/account.api.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { useSpeaker } from '../use-speaker.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { VoiceSkeleton } from '../settings/voice-skeleton.tsx'
import { voicesQuery } from '../voice.api.ts'
import { DeviceCheck } from './device-check.tsx'

export function DevicePage() {
  const { t } = useTranslation(['frame', 'device'])
  const settings = useQuery(voicesQuery(useApi(voices)))
  const ownSchool = useQuery(schoolQuery(useApi(school)))
  const { data } = settings
  const microphone = ownSchool.data?.microphone
  const failed = [settings, ownSchool].find((query) => !query.data && query.error)
  const speaker = useSpeaker()
  const maySet = useMay(voices.set)
  const title = t(($) => $.title, { ns: 'device' })
  useTitle(title)
  return (
    <>
      <PageHeader
        above={maySet && <BackLink to="/voice">{t(($) => $.area.voice, { ns: 'frame' })}</BackLink>}
        title={title}
        description={t(($) => $.intro, { ns: 'device' })}
        actions={
          <Button icon={<Printer aria-hidden="true" />} disabled={!data || !microphone} onClick={() => print()}>
            {t(($) => $.print, { ns: 'device' })}
          </Button>
        }
      />
      {failed && (
        <LoadFailed
          title={t(($) => $.failed, { ns: 'device' })}
          error={failed.error}
          pending={failed.isFetching}
          onRetry={failed.refetch}
        />
      )}
      {!(data && microphone) && !failed && <VoiceSkeleton />}
      {data && microphone && (
        <DeviceCheck
          speaker={speaker}
          languages={data.items.map(({ language }) => language)}
          wantedOf={(language) => data.items.find((item) => item.language === language)?.voice.name ?? null}
          recognizers={recognizersOf(microphone, data.has_server_recognition)}
          serverVoices={(data.server_voices ?? []).map(({ name }) => name)}
        />
      )}
    </>
  )
}
