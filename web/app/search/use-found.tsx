import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { BotMessageSquare, MessagesSquare, Smile, UserRound, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { search } from '#contract/search.ts'
import { useApi } from '../../lib/api.ts'
import { fold } from '../../lib/fold.ts'
import { useFormat } from '../../lib/format.ts'
import type { FinderGroup, FinderItem } from '../../ui/finder.tsx'
import { places } from './places.ts'
import { findQuery } from './search.api.ts'

/** Something that the search leads to. */
export type Target = FinderItem & { to: string }

const pause = 80

/** What was found under some words: pages and acts at once, the school's own a moment later. */
export function useFound(text: string): { groups: FinderGroup<Target>[]; isPending: boolean } {
  const { t } = useTranslation('search')
  const { languageName } = useFormat()
  const q = text.trim()
  const [asked] = useDebouncedValue(q, pause)
  const { data, isFetching } = useQuery(findQuery(useApi(search), asked))
  const found = q && asked ? data : undefined
  const groups = [
    { value: t(($) => $.group.places), items: usePlaces(q) },
    {
      value: t(($) => $.group.students),
      items: (found?.students ?? []).map(({ id, name, detail }) => ({
        key: id,
        label: name,
        detail: detail ?? undefined,
        icon: <UserRound />,
        to: `/students/${id}`,
      })),
    },
    {
      value: t(($) => $.group.classes),
      items: (found?.classes ?? []).map(({ id, name, detail }) => ({
        key: id,
        label: name,
        detail: detail ?? undefined,
        icon: <UsersRound />,
        to: `/classes/${id}`,
      })),
    },
    {
      value: t(($) => $.group.chatbots),
      items: (found?.chatbots ?? []).map(({ id, name, detail }) => ({
        key: id,
        label: name,
        detail: detail ? languageName(detail) : undefined,
        icon: <BotMessageSquare />,
        to: `/manage/${id}`,
      })),
    },
    {
      value: t(($) => $.group.avatars),
      items: (found?.avatars ?? []).map(({ id, name, detail }) => ({
        key: id,
        label: name,
        detail: detail ? languageName(detail) : undefined,
        icon: <Smile />,
        to: `/avatars/${id}`,
      })),
    },
    {
      value: t(($) => $.act.conversations),
      items: (found?.conversations ?? []).map(({ id, name, detail }) => ({
        key: id,
        label: name,
        detail: detail ?? undefined,
        icon: <MessagesSquare />,
        to: `/conversations/${id}`,
      })),
    },
  ]
  return { groups: groups.filter(({ items }) => items.length > 0), isPending: isFetching || q !== asked }
}

function usePlaces(q: string): Target[] {
  const { t } = useTranslation(['app', 'search'])
  const named = places.map((place): Target => {
    const label =
      'area' in place ? t(($) => $.area[place.area], { ns: 'app' }) : t(($) => $.act[place.act], { ns: 'search' })
    return { key: place.to, label, icon: <place.Icon />, to: place.to }
  })
  return named.filter(({ label }) => fold(label).includes(fold(q)))
}
