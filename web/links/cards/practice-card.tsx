import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeCard as Card } from '#contract/people/links.ts'
import { useUser } from '../../app/session/session.tsx'
import type { CardWords } from './card-words.ts'
import { QrCode } from '../../charts/qr-code.tsx'

/** Longer names use a smaller font. */
const longNameLength = 34

export function PracticeCard({ card, words }: { card: Card; words: CardWords | undefined }) {
  const { t, i18n } = useTranslation('links')
  const { school } = useUser()
  return (
    <li className="practice-card">
      <div className="practice-card-text">
        <p className="practice-card-name" data-long={card.name.length > longNameLength || undefined}>
          <bdi>{card.name}</bdi>
        </p>
        <ol lang={words?.language} dir={words && i18n.dir(words.language)}>
          {words?.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="practice-card-side">
        <div className="practice-card-code">
          <QrCode text={card.url} label={t(($) => $.code, { name: card.name })} />
        </div>
        <div className="practice-card-school">
          {school.logo_url && <img src={school.logo_url} alt="" />}
          <span dir="auto">{school.name}</span>
        </div>
      </div>
      <p className="practice-card-address" dir="ltr">
        {card.url}
      </p>
    </li>
  )
}
