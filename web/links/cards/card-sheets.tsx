import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { PracticeCard as Card } from '#contract/people/links.ts'
import { useFormat } from '../../lib/words/format.ts'
import { cardLanguage, type CardWords } from './card-words.ts'
import './cards.css'
import { PracticeCard } from './practice-card.tsx'

export const cardsPerSheet = 8

type CardSheetsProps = { cards: readonly Card[]; words: ReadonlyMap<PracticeLanguage, CardWords> }

export function CardSheets({ cards, words }: CardSheetsProps) {
  const { t, i18n } = useTranslation('links')
  const { number } = useFormat()
  const count = Math.ceil(cards.length / cardsPerSheet)
  return (
    <div className="card-sheets" data-printed>
      {Array.from({ length: count }, (_, place) => (
        <ul key={place} className="card-sheet" aria-label={t(($) => $.cards.sheet, { number: number(place + 1) })}>
          {cards.slice(place * cardsPerSheet, (place + 1) * cardsPerSheet).map((card) => (
            <PracticeCard
              key={card.student_id}
              card={card}
              words={words.get(cardLanguage(card.native_language, i18n.language))}
            />
          ))}
        </ul>
      ))}
    </div>
  )
}
