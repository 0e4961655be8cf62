import '../lib/csp.ts'
import './practice.css'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PlainError } from '../errors/plain-error.tsx'
import { PracticeApp } from './app.tsx'
import { openPractice } from './open-practice.ts'

const container = document.querySelector('#root')
if (!container) throw new Error('practice.html has no #root')
const root = createRoot(container)
followSystem()
// Another link in the same tab belongs to another student.
addEventListener('hashchange', () => location.reload())
const surroundings = { storage: localStorage, drafts: sessionStorage, root: document.documentElement }
const page: Promise<ReactElement> = location.pathname.startsWith('/join')
  ? import('./join/open-join.tsx').then(({ openJoin }) => openJoin({ ...surroundings, address: location }))
  : openPractice({ ...surroundings, secret: location.hash.slice(1), synthesis: window.speechSynthesis }).then(
      (world) => <PracticeApp {...world} />,
    )
page.then(
  (shown) => root.render(<StrictMode>{shown}</StrictMode>),
  () => root.render(<PlainError />),
)

/** The theme of the school's pages in this browser doesn't apply. */
function followSystem(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  })
}
