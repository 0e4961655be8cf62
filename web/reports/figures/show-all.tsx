import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { focusEndOf } from '../../lists/keep-focus.ts'
import { Button } from '../../ui/buttons/button.tsx'

export function useShowAll<Item>(items: readonly Item[], most: number) {
  const [isWhole, setIsWhole] = useState(false)
  const isCut = !isWhole && items.length > most
  return {
    first: isCut ? items.slice(0, most) : items,
    showAll: isCut && <ShowAll count={items.length} onPress={() => setIsWhole(true)} />,
  }
}

function ShowAll({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  return (
    <div>
      <Button
        size="sm"
        onClick={({ currentTarget }) => {
          focusEndOf(currentTarget.parentElement?.previousElementSibling)
          onPress()
        }}
      >
        {t(($) => $.all, { count, number: number(count) })}
      </Button>
    </div>
  )
}
