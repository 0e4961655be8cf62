import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Conversation } from '#contract/practice/conversations.ts'
import { groupOf } from '#contract/practice/corrections.ts'
import { useFormat } from '../../lib/words/format.ts'
import { partnerName, speakerName } from '../partner.tsx'

export function usePlainText(): (conversation: Conversation) => string {
  const { t } = useTranslation('conversations')
  const { dateTime, languageName } = useFormat()
  return (conversation) => {
    const { student, language, started_at, messages } = conversation
    const names = { student: student.name, partner: speakerName(conversation) }
    const head = [
      `${student.name} · ${partnerName(conversation)}`,
      `${languageName(language)} · ${dateTime(started_at)}`,
    ]
    const said = messages.map(({ from, text, corrections }) =>
      [
        `${names[from]}: ${text}`,
        ...corrections.map(({ kind, written, better }) =>
          better === null
            ? `    ${t(($) => $.kind[groupOf(kind)])}: ${written}`
            : `    ${t(($) => $.kind[groupOf(kind)])}: ${written} → ${better}`,
        ),
      ].join('\n'),
    )
    return [head.join('\n'), ...said, ''].join('\n\n')
  }
}
