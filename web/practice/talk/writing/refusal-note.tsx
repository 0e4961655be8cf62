import { useTranslation } from 'react-i18next'
import type { Refusal } from '../delivery/talk-state.ts'

/** Why a message came back, and when one can go on. */
export function RefusalNote({ why }: Pick<Refusal, 'why'>) {
  const { t } = useTranslation('practice')
  const words = {
    minute: t(($) => $.talk.minuteLimit),
    day: t(($) => $.talk.dayLimit),
    text: t(($) => $.talk.refused),
  }
  return <p className="rounded-md bg-warning-soft px-3 py-2 text-base text-text">{words[why]}</p>
}
