export const errorKinds = ['401', '404', '429', '500'] as const
export type ErrorKind = (typeof errorKinds)[number]
