import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { VoiceInfo } from '../../speech/engines/voice-engine.ts'
import { isMissing, wantedVoice } from '../../speech/voices/voices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'

type VoiceSelectProps = {
  wanted: string | null
  onChange: (name: string | null) => void
  voices: readonly VoiceInfo[]
  serverVoices: readonly string[]
}

/** Above this number the list is searchable, and limited to the second. */
const searchThreshold = 40
const maxShown = 60

// No voice's name begins with a space.
const best = ' best'

export function VoiceSelect({ wanted, onChange, voices, serverVoices }: VoiceSelectProps) {
  const { t } = useTranslation('voice')
  const noteOf = ({ name, isLocal }: VoiceInfo) => {
    if (serverVoices.includes(name)) return t(($) => $.from.server)
    return isLocal ? undefined : t(($) => $.from.network)
  }
  const options = voices.map((voice) => optionOf(voice.name, noteOf(voice)))
  const usual = wantedVoice(voices, null)
  const hasUsual = usual !== null && serverVoices.includes(usual.name)
  const missing =
    isMissing(voices, wanted) && wanted !== null
      ? [
          optionOf(
            wanted,
            t(($) => $.from.elsewhere),
          ),
        ]
      : []
  const all = [{ value: best, label: hasUsual ? t(($) => $.usual) : t(($) => $.best) }, ...missing, ...options]
  const field = {
    label: t(($) => $.who),
    value: wanted ?? best,
    onChange: (name: string | null) => onChange(name === best ? null : name),
  }
  if (all.length <= searchThreshold) return <SelectField {...field} options={all} />
  return (
    <ComboboxField
      {...field}
      options={all.map(withNote)}
      limit={maxShown}
      searchLabel={t(($) => $.searchVoices)}
      emptyText={t(($) => $.noSuchVoice)}
    />
  )
}

const withNote = ({ value, label, description }: { value: string; label: string; description?: string }) => ({
  value,
  label: description ? `${label} · ${description}` : label,
})

const optionOf = (name: string, description: string | undefined) => ({
  value: name,
  label: name,
  ...(description && { description }),
})

type DeviceVoiceProps = Pick<VoiceSelectProps, 'wanted' | 'voices' | 'serverVoices'> & {
  isLoading: boolean
}

export function DeviceVoiceText({ wanted, voices, serverVoices, isLoading }: DeviceVoiceProps) {
  const { t } = useTranslation('voice')
  const voice = wantedVoice(voices, wanted)?.name
  if (!voice) return isLoading ? t(($) => $.here.looking) : t(($) => $.here.noVoice)
  if (wanted === voice) return t(($) => $.here.speaks, { voice })
  const isServer = serverVoices.includes(voice)
  if (wanted === null) return isServer ? t(($) => $.here.server) : t(($) => $.here.speaks, { voice })
  return isServer ? t(($) => $.here.missingServer, { wanted }) : t(($) => $.here.missing, { wanted, voice })
}

export function VoiceNote({ wanted, voices, serverVoices, isLoading }: DeviceVoiceProps) {
  const { t } = useTranslation('voice')
  const voice = wantedVoice(voices, wanted)?.name
  if (!voice && isLoading) return null
  if (!voice)
    return (
      <>
        {t(($) => $.here.none)}{' '}
        <Link to="/voice/device" className="text-primary-text underline underline-offset-3">
          {t(($) => $.check)}
        </Link>
      </>
    )
  return serverVoices.includes(voice) ? t(($) => $.here.noPitch) : null
}
