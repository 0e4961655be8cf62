import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'

export function useCountsText() {
  const { t } = useTranslation('assignments')
  const { number, list } = useFormat()
  return (counts: { classes?: number; students?: number; chatbots?: number; avatars?: number }) => {
    const { classes = 0, students = 0, chatbots = 0, avatars = 0 } = counts
    return list([
      ...(classes ? [t(($) => $.and.classes, { count: classes, number: number(classes) })] : []),
      ...(students ? [t(($) => $.and.students, { count: students, number: number(students) })] : []),
      ...(chatbots ? [t(($) => $.and.chatbots, { count: chatbots, number: number(chatbots) })] : []),
      ...(avatars ? [t(($) => $.and.avatars, { count: avatars, number: number(avatars) })] : []),
    ])
  }
}
