import { ErrorPage } from './error-page.tsx'

export const NotFound = () => <ErrorPage kind="404" />
export const NotFoundInFrame = () => <ErrorPage kind="404" inFrame />
export const Unauthorized = () => <ErrorPage kind="401" />
export const TooManyRequests = () => <ErrorPage kind="429" />
export const ServerError = () => <ErrorPage kind="500" />
