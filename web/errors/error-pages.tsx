import { ErrorPage } from './error-page.tsx'

/** The page for an address that leads nowhere. */
export const NotFound = () => <ErrorPage kind="404" />
/** The same within the frame, for somebody who is signed in. */
export const NotFoundInFrame = () => <ErrorPage kind="404" inFrame />
/** The page for somebody who has to sign in first. */
export const Unauthorized = () => <ErrorPage kind="401" />
/** The page for too many requests. */
export const TooManyRequests = () => <ErrorPage kind="429" />
/** The page for a failure of the server. */
export const ServerError = () => <ErrorPage kind="500" />
