import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type LookStyle, lookStyles } from '#contract/looks.ts'
import { LanguageRow } from '../app/language-row.tsx'
import { FaceTile } from '../partners/face-tile.tsx'
import { firstLook } from '../face/style/first-look.ts'
import { useTitle } from '../lib/title.ts'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { type Credit, drawings, typeface, wordLists } from './credits.ts'

/** Whose work this product is made with, for anybody to see. */
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
        <Part
          title={t(($) => $.drawings)}
          text={t(($) => $.changed)}
          credits={lookStyles.map((style) => ({ ...drawings[style], style }))}
        />
        <Part title={t(($) => $.typeface)} credits={[typeface]} />
        <Part title={t(($) => $.wordLists)} text={t(($) => $.compiled)} credits={wordLists} />
      </div>
      <p className="mt-5 text-sm text-primary-text">
        <Out to="/licences.txt" text={t(($) => $.programs)} />
      </p>
      <div className="mt-auto pt-8">
        <LanguageRow />
      </div>
    </main>
  )
}

type Credited = Credit & { style?: LookStyle }
type PartProps = { title: string; text?: string; credits: readonly Credited[] }

function Part({ title, text, credits }: PartProps) {
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

function CreditTile({ credit: { work, source, creator, home, licence, terms, style } }: { credit: Credited }) {
  return (
    <li className="flex items-center gap-3.5 rounded-lg border border-border p-3">
      {style && <FaceTile look={firstLook(style)} size="lg" />}
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start text-sm">
        <span className="text-base font-medium text-primary-text">
          <Out to={source} text={work} />
        </span>
        <Out to={home} text={creator} />
        <span className="text-xs text-muted">
          <Out to={terms} text={licence} />
        </span>
      </div>
    </li>
  )
}

function Out({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} rel="noreferrer" className={outLook}>
      {text}
    </a>
  )
}

const outLook =
  'inline-block rounded-xs py-0.5 underline-offset-3 hover:text-primary-text hover:underline pointer-coarse:py-2.5'
