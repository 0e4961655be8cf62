import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Partner } from '../../assignments/partner.ts'
import { NoChatbot } from '../../assignments/assign/no-chatbot.tsx'
import { TickBox } from '../../assignments/ticks/tick-box.tsx'
import { useHasNoPartner, usePagedAvatars, usePagedChatbots } from '../../assignments/ticks/use-paged-partners.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { PagedItems } from '../../lists/paged-items.ts'
import { SearchBox } from '../../lists/search-box.tsx'
import { LanguageTile } from '../../partners/chatbot-parts.tsx'
import { FaceTile } from '../../partners/face-tile.tsx'
import { useHiddenText } from '../../partners/hidden-reason.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'

type Kind = Partner['kind']
type PartnerRadiosProps = {
  value: Partner | null
  onChange: (partner: Partner) => void
  searchRef: Ref<HTMLInputElement>
}
type ChoicesProps = PartnerRadiosProps & { search: string; onSearch: (text: string) => void }

/** One chatbot or avatar that students can practise with. */
export function PartnerRadios({ value, onChange, searchRef }: PartnerRadiosProps) {
  const { t } = useTranslation('assignments')
  const [kind, setKind] = useState<Kind>('chatbot')
  const [search, setSearch] = useState('')
  if (useHasNoPartner()) return <NoChatbot />
  const PartnerChoices = kind === 'chatbot' ? ChatbotChoices : AvatarChoices
  return (
    <div className="grid content-start gap-2">
      <SegmentedControl
        full
        label={t(($) => $.partners.which)}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'chatbot', label: t(($) => $.chatbots.list) },
          { value: 'avatar', label: t(($) => $.avatars.list) },
        ]}
      />
      <PartnerChoices value={value} onChange={onChange} searchRef={searchRef} search={search} onSearch={setSearch} />
    </div>
  )
}

function ChatbotChoices(props: ChoicesProps) {
  const { t } = useTranslation('assignments')
  const { languageName } = useFormat()
  const paged = usePagedChatbots(props.search)
  return (
    <Choices
      {...props}
      label={t(($) => $.chatbots.list)}
      searchLabel={t(($) => $.chatbots.search)}
      paged={paged}
      empty={t(($) => $.chatbots.nothing)}
      choices={paged.items?.map(({ id, name, language, level, status }) => ({
        partner: { kind: 'chatbot', id, name },
        detail: [languageName(language), level].filter(Boolean).join(' · '),
        picture: <LanguageTile language={language} />,
        hidden: status === 'published' ? null : t(($) => $.chatbots.draft),
      }))}
    />
  )
}

function AvatarChoices(props: ChoicesProps) {
  const { t } = useTranslation('assignments')
  const { languageName } = useFormat()
  const hiddenText = useHiddenText()
  const paged = usePagedAvatars(props.search)
  return (
    <Choices
      {...props}
      label={t(($) => $.avatars.list)}
      searchLabel={t(($) => $.avatars.search)}
      paged={paged}
      empty={t(($) => (props.search ? $.avatars.nothing : $.avatars.none))}
      choices={paged.items?.map((avatar) => ({
        partner: { kind: 'avatar', id: avatar.id, name: avatar.name },
        detail: [languageName(avatar.language), avatar.chatbot?.level].filter(Boolean).join(' · '),
        picture: <FaceTile look={avatar.look} />,
        hidden: hiddenText(avatar),
      }))}
    />
  )
}

interface Choice {
  partner: Partner
  detail: string
  picture: ReactNode
  /** Why students can't practise with it. */
  hidden: string | null
}

type ChoiceListProps = ChoicesProps & {
  label: string
  searchLabel: string
  paged: PagedItems<unknown>
  empty: string
  choices: Choice[] | undefined
}

function Choices({ label, searchLabel, paged, empty, choices, ...props }: ChoiceListProps) {
  const { value, onChange, searchRef, search, onSearch } = props
  return (
    <>
      <SearchBox
        ref={searchRef}
        label={searchLabel}
        placeholder={searchLabel}
        search={search}
        onSearch={onSearch}
        pending={paged.isPending}
      />
      <TickBox label={label} paged={paged} empty={empty}>
        {choices?.map(({ partner, detail, picture, hidden }) => (
          <li key={partner.id}>
            <label className={lineClasses}>
              <input
                type="radio"
                name="task-partner"
                className="check"
                checked={value?.id === partner.id}
                disabled={hidden !== null}
                onChange={() => onChange(partner)}
              />
              {picture}
              <span className="grid min-w-0 flex-1 grid-cols-1">
                <span className="truncate font-medium" dir="auto">
                  {partner.name}
                </span>
                <span className="text-xs text-muted wrap-anywhere">{hidden ?? detail}</span>
              </span>
            </label>
          </li>
        ))}
      </TickBox>
    </>
  )
}

const lineClasses =
  'flex min-h-13 items-center gap-3 rounded-sm px-3 py-1.5 transition-colors has-checked:bg-primary-soft has-enabled:hover:bg-surface-hover has-disabled:opacity-60'
