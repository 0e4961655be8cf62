import { type Ref, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { FaceTile } from '../../partners/face-tile.tsx'
import { useHiddenText } from '../../partners/hidden-reason.ts'
import { useFormat } from '../../lib/words/format.ts'
import { SearchBox } from '../../lists/search-box.tsx'
import { TickLine } from '../../lists/tick-line.tsx'
import type { Ticks } from '../../lists/use-ticks.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { AssignedIds } from '../assigned-ids.ts'
import { usePagedAvatars } from './use-paged-partners.ts'
import { TickBox } from './tick-box.tsx'
import { joinFacts } from '../../lib/words/join-facts.ts'

type AvatarTicksProps = { ticks: Ticks; assigned: AssignedIds; searchRef: Ref<HTMLInputElement> }

/** Avatars that are assigned already are checked and disabled. */
export function AvatarTicks({ ticks, assigned: { direct, throughClass }, searchRef }: AvatarTicksProps) {
  const { t } = useTranslation('assignments')
  const { languageName } = useFormat()
  const hiddenText = useHiddenText()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const paged = usePagedAvatars(search)
  const searchFor = (text: string) => {
    setSearch(text)
    if (list.current) list.current.scrollTop = 0
  }
  const none = (
    <div className="grid justify-items-center gap-3">
      {t(($) => $.avatars.none)}
      <ButtonLink size="sm" render={<Link to="/avatars/new" />}>
        {t(($) => $.avatars.create)}
      </ButtonLink>
    </div>
  )
  return (
    <>
      <SearchBox
        ref={searchRef}
        label={t(($) => $.avatars.search)}
        placeholder={t(($) => $.avatars.search)}
        search={search}
        onSearch={searchFor}
        pending={paged.isPending}
      />
      <TickBox
        ref={list}
        label={t(($) => $.avatars.list)}
        paged={paged}
        empty={search ? t(($) => $.avatars.nothing) : none}
      >
        {paged.items?.map((avatar) => {
          const { id, name, language, chatbot, look } = avatar
          const through = throughClass.get(id)
          const why = hiddenText(avatar)
          return (
            <TickLine
              key={id}
              id={id}
              name={name}
              detail={joinFacts([languageName(language), chatbot?.level, chatbot?.name])}
              picture={<FaceTile look={look} />}
              fixed={direct.has(id) && joinFacts([t(($) => $.hasIt), why])}
              aside={
                <>
                  {through && <span className="truncate">{t(($) => $.through, { class: through })}</span>}
                  {why && <span className="wrap-anywhere">{why}</span>}
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
