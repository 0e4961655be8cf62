import { BotMessageSquare, MessagesSquare, Smile, UserRound, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { SearchHit } from '#contract/school/search.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { FinderGroup, FinderItem } from '../../ui/overlays/finder.tsx'

export type SearchTarget = FinderItem & { to: string }

type Kind = 'students' | 'classes' | 'chatbots' | 'avatars' | 'conversations'

export function useHitGroups(found: Record<Kind, readonly SearchHit[]> | undefined): FinderGroup<SearchTarget>[] {
  const { t } = useTranslation('search')
  const { languageName } = useFormat()
  const items = (kind: Kind, icon: ReactNode, place: string, told = (detail: string) => detail) =>
    (found?.[kind] ?? []).map(({ id, name, detail }): SearchTarget => {
      return { key: id, label: name, detail: detail === null ? undefined : told(detail), icon, to: `${place}/${id}` }
    })
  return [
    { value: t(($) => $.group.students), items: items('students', <UserRound />, '/students') },
    { value: t(($) => $.group.classes), items: items('classes', <UsersRound />, '/classes') },
    { value: t(($) => $.group.chatbots), items: items('chatbots', <BotMessageSquare />, '/manage', languageName) },
    { value: t(($) => $.group.avatars), items: items('avatars', <Smile />, '/avatars', languageName) },
    { value: t(($) => $.act.conversations), items: items('conversations', <MessagesSquare />, '/conversations') },
  ]
}
