import './lib/csp.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Loading } from './app/loading.tsx'
import { openWorld } from './world.ts'
import { reloadOnceForMissingChunk } from './app/reload.ts'
import { PlainError } from './errors/plain-error.tsx'

const container = document.querySelector('#root')
if (!container) throw new Error('index.html has no #root')
const root = createRoot(container)
root.render(<Loading />)
openWorld({ storage: localStorage, root: document.documentElement, path: location.pathname + location.search }).then(
  (world) =>
    // In small pieces, between which a press is heard.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App {...world} />
        </StrictMode>,
      ),
    ),
  (error: unknown) => {
    reloadOnceForMissingChunk(error)
    root.render(<PlainError />)
  },
)
