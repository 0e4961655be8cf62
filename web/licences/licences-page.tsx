import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { type LookStyle, lookStyles } from '#contract/values/looks.ts'
import { LanguageRow } from '../app/language-row.tsx'
import { FaceTile } from '../partners/face-tile.tsx'
import { firstLook } from '../face/style/first-look.ts'
import { useTitle } from '../lib/title.ts'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { type Credit, drawingCredits, typefaceCredit, wordListCredits } from './credits.ts'

export function LicencesPage() {
  const { t } = useTranslation('licences')
  const title = t(($) => $.title)
  useTitle(title)
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-4 py-6 sm:px-6">
      <Link to="/" className="mb-8 self-start rounded-sm">
        <Wordmark name="Tertulia" />
      </Link>
      <PageHeader title={title} description={t(($) => $.intro)} />
      <div className="grid grid-cols-1 gap-5">
        <CreditSection
          title={t(($) => $.drawings)}
          text={t(($) => $.changed)}
          credits={lookStyles.map((style) => ({ ...drawingCredits[style], style }))}
        />
        <CreditSection title={t(($) => $.typeface)} credits={[typefaceCredit]} />
        <CreditSection title={t(($) => $.wordLists)} text={t(($) => $.compiled)} credits={wordListCredits} />
      </div>
      <p className="mt-5 text-sm text-primary-text">
        <ExternalLink to="/licences.txt" text={t(($) => $.programs)} />
      </p>
      <div className="mt-auto pt-8">
        <LanguageRow />
      </div>
    </main>
  )
}

type CreditItem = Credit & { style?: LookStyle }
type PartProps = { title: string; text?: string; credits: readonly CreditItem[] }

function CreditSection({ title, text, credits }: PartProps) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={title} description={text} />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {credits.map((credit) => (
          <CreditTile key={credit.work} credit={credit} />
        ))}
      </ul>
    </Card>
  )
}

function CreditTile({ credit: { work, source, creator, home, licence, terms, style } }: { credit: CreditItem }) {
  return (
    <li className="flex items-center gap-3.5 rounded-lg border border-border p-3">
      {style && <FaceTile look={firstLook(style)} size="lg" />}
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start text-sm">
        <span className="text-base font-medium text-primary-text">
          <ExternalLink to={source} text={work} />
        </span>
        <ExternalLink to={home} text={creator} />
        <span className="text-xs text-muted">
          <ExternalLink to={terms} text={licence} />
        </span>
      </div>
    </li>
  )
}

function ExternalLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} rel="noreferrer" className={outClasses}>
      {text}
    </a>
  )
}

const outClasses =
  'inline-block rounded-xs py-0.5 underline-offset-3 hover:text-primary-text hover:underline pointer-coarse:py-2.5'
