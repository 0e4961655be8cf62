import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { FilterButton } from '../../lists/filter-button.tsx'

const load = () => import('../../assignments/filter/chatbot-choice.tsx')
const ChatbotChoice = lazyComponent(() => load().then((m) => m.ChatbotChoice))
const prefetch = () => void load().catch(() => undefined)
const AvatarChoice = lazyComponent(() =>
  import('../../assignments/filter/avatar-choice.tsx').then((m) => m.AvatarChoice),
)

type ChatbotFilterProps = { value: string | undefined; onChange: (chatbotId: string | undefined) => void }

export function ChatbotFilter({ value, onChange }: ChatbotFilterProps) {
  const { t } = useTranslation('students')
  const [isWanted, setIsWanted] = useState(false)
  const waiting = (
    <FilterButton
      isSet={value !== undefined}
      aria-haspopup="menu"
      aria-expanded={isWanted}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsWanted(true)}
    >
      {t(($) => (value ? $.filter.chatbot : $.filter.anyChatbot))}
    </FilterButton>
  )
  if (!isWanted && value === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <ChatbotChoice value={value} onChange={onChange} startsOpen={isWanted} />
    </Suspense>
  )
}

type AvatarFilterProps = { value: string; onChange: (avatarId: string | undefined) => void }

export function AvatarFilter(props: AvatarFilterProps) {
  return (
    <Suspense fallback={<FilterButton isSet />}>
      <AvatarChoice {...props} />
    </Suspense>
  )
}
