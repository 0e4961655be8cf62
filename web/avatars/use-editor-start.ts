import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { type Avatar, avatars } from '#contract/teaching/avatars.ts'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { languages } from '#contract/school/practice-languages.ts'
import { editingKeyFrom } from '../app/navigation/use-created-path.ts'
import { chatbotQuery } from '../partners/chatbots.api.ts'
import { languagesQuery } from '../languages/languages.api.ts'
import { useApi } from '../lib/api/api.ts'
import { isGone } from '../lib/api/gone.ts'
import { asLanguage } from '../lib/words/i18n.ts'
import { avatarQuery } from '../partners/avatars.api.ts'
import { type AvatarValues, blankAvatar, valuesOf } from './editor/form/avatar-values.ts'
import { useFirstLook } from './use-first-look.ts'

type PageState =
  | { state: 'ready'; editingKey: string; avatar: Avatar | null; start: AvatarValues; from: string }
  | { state: 'gone' }
  | { state: 'waiting'; error: unknown; isFetching: boolean; retry: () => unknown }

const newId = 'new'

export function useEditorStart(): PageState {
  const { id = newId } = useParams()
  const saved = useSavedAvatar(id)
  const created = useNewAvatar(id === newId)
  return id === newId ? created : saved
}

// Other paths would call other endpoints of the API.
const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function useSavedAvatar(id: string): PageState {
  const { state, pathname: from } = useLocation()
  const isId = idShape.test(id)
  const { data: avatar, error, isFetching, refetch } = useQuery({ ...avatarQuery(useApi(avatars), id), enabled: isId })
  if (avatar)
    return { state: 'ready', editingKey: editingKeyFrom(state) ?? avatar.id, avatar, start: valuesOf(avatar), from }
  return !isId || isGone(error) ? { state: 'gone' } : { state: 'waiting', error, isFetching, retry: refetch }
}

function useNewAvatar(isWanted: boolean): PageState {
  const { i18n } = useTranslation()
  const { pathname: from } = useLocation()
  const { data, isPending, refetch } = useQuery({ ...languagesQuery(useApi(languages)), enabled: isWanted })
  const chatbot = useSubjectOfAddress(isWanted)
  const look = useFirstLook(isWanted)
  if (isPending || chatbot.isLoading || !look)
    return { state: 'waiting', error: null, isFetching: true, retry: refetch }
  const on = data?.items.find((item) => item.on)?.language
  const blank = blankAvatar(chatbot.data?.language ?? on ?? asLanguage(i18n.language) ?? 'en', look)
  const start = { ...blank, chatbot_id: chatbot.data?.id ?? null }
  return { state: 'ready', editingKey: newId, avatar: null, start, from }
}

function useSubjectOfAddress(isWanted: boolean) {
  const id = useSearchParams()[0].get('chatbot') ?? ''
  return useQuery({ ...chatbotQuery(useApi(chatbots), id), enabled: isWanted && idShape.test(id) })
}
