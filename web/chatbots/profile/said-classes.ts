/** What the chatbot says. */
export const saidClasses =
  'max-w-prose justify-self-start rounded-lg rounded-ss-none bg-surface-sunken px-3.5 py-2 wrap-anywhere'
