import { type Ref, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { LanguageTile } from '../../partners/chatbot-parts.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { SearchBox } from '../../lists/search-box.tsx'
import type { AssignedIds } from '../assigned-ids.ts'
import { usePagedChatbots } from './use-paged-partners.ts'
import { TickBox } from './tick-box.tsx'
import { TickLine } from '../../lists/tick-line.tsx'
import type { Ticks } from '../../lists/use-ticks.ts'
import { joinFacts } from '../../lib/words/join-facts.ts'

type ChatbotTicksProps = {
  ticks: Ticks
  assigned: AssignedIds
  searchRef: Ref<HTMLInputElement>
}

/** Chatbots that are assigned already are checked and disabled. */
export function ChatbotTicks({ ticks, assigned: { direct, throughClass }, searchRef }: ChatbotTicksProps) {
  const { t } = useTranslation(['assignments', 'students'])
  const { languageName } = useFormat()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const paged = usePagedChatbots(search)
  const searchFor = (text: string) => {
    setSearch(text)
    if (list.current) list.current.scrollTop = 0
  }
  return (
    <>
      <SearchBox
        ref={searchRef}
        label={t(($) => $.chatbots.search, { ns: 'assignments' })}
        placeholder={t(($) => $.chatbots.search, { ns: 'assignments' })}
        search={search}
        onSearch={searchFor}
        pending={paged.isPending}
      />
      <TickBox
        ref={list}
        label={t(($) => $.chatbots.list, { ns: 'assignments' })}
        paged={paged}
        empty={t(($) => $.chatbots.nothing, { ns: 'assignments' })}
      >
        {paged.items?.map(({ id, name, language, level, status }) => {
          const through = throughClass.get(id)
          return (
            <TickLine
              key={id}
              id={id}
              name={name}
              detail={joinFacts([languageName(language), level])}
              picture={<LanguageTile language={language} />}
              fixed={direct.has(id) && t(($) => $.hasIt, { ns: 'assignments' })}
              aside={
                <>
                  {through && (
                    <span className="truncate">{t(($) => $.through, { ns: 'assignments', class: through })}</span>
                  )}
                  {status === 'draft' && t(($) => $.chatbots.draft, { ns: 'assignments' })}
                </>
              }
              ticks={ticks}
            />
          )
        })}
      </TickBox>
    </>
  )
}
