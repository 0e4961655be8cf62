import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { type Chatbot, chatbots } from '#contract/teaching/chatbots.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { languages, type PracticeLanguages } from '#contract/school/practice-languages.ts'
import { editingKeyFrom } from '../app/navigation/use-created-path.ts'
import { languagesQuery } from '../languages/languages.api.ts'
import { useApi } from '../lib/api/api.ts'
import { isGone } from '../lib/api/gone.ts'
import { asLanguage } from '../lib/words/i18n.ts'
import { chatbotQuery } from '../partners/chatbots.api.ts'
import { blankChatbot, type ChatbotValues, valuesOf } from './editor/form/chatbot-values.ts'
import { templatesQuery } from './editor/editor.api.ts'
import { asTemplateLanguage, languageIn, startIn } from './templates/new-chatbot-search.ts'

type PageState =
  | { state: 'choosing'; language: PracticeLanguage; languages: PracticeLanguages | undefined }
  | { state: 'ready'; editingKey: string; chatbot: Chatbot | null; start: ChatbotValues; from: string }
  | { state: 'gone' }
  | { state: 'waiting'; error: unknown; isFetching: boolean; retry: () => unknown }

export function useEditorStart(): PageState {
  const { id } = useParams()
  const saved = useSavedChatbot(id)
  const created = useNewChatbotStart(!id)
  return id ? saved : created
}

function useSavedChatbot(id: string | undefined): PageState {
  const location = useLocation()
  const query = useQuery({ ...chatbotQuery(useApi(chatbots), id ?? ''), enabled: id !== undefined })
  const { data: chatbot, error, isFetching, refetch } = query
  if (chatbot) {
    const editingKey = editingKeyFrom(location.state) ?? chatbot.id
    return { state: 'ready', editingKey, chatbot, start: valuesOf(chatbot), from: location.pathname }
  }
  return isGone(error) ? { state: 'gone' } : { state: 'waiting', error, isFetching, retry: refetch }
}

function useNewChatbotStart(isWanted: boolean): PageState {
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const { language, isKnown, state } = useLanguageAt(query, isWanted)
  const start = isWanted ? startIn(query) : null
  const written = start?.template && isKnown ? asTemplateLanguage(language) : null
  const templates = useQuery(templatesQuery(useApi(chatbots), written))
  const from = pathname + search
  const ready = (values: ChatbotValues): PageState => ({
    state: 'ready',
    editingKey: from,
    chatbot: null,
    start: values,
    from,
  })

  if (!isKnown) return { state: 'waiting', error: null, isFetching: true, retry: state.refetch }
  if (start && !start.template) return ready(blankChatbot(language))
  if (written && !templates.data)
    return { state: 'waiting', error: templates.error, isFetching: templates.isFetching, retry: templates.refetch }
  const template = written && templates.data?.items.find(({ id }) => id === start?.template)
  return template ? ready(valuesOf(template)) : { state: 'choosing', language, languages: state.data }
}

/** The language in the URL, else the first that is on, else the interface language. */
function useLanguageAt(query: URLSearchParams, isWanted: boolean) {
  const { i18n } = useTranslation()
  const state = useQuery({ ...languagesQuery(useApi(languages)), enabled: isWanted })
  const said = languageIn(query)
  const first = state.data?.items.find(({ on }) => on)?.language
  return {
    state,
    language: said ?? first ?? asLanguage(i18n.language) ?? 'en',
    isKnown: said !== null || !state.isPending,
  }
}
