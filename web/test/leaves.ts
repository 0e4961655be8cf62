export type Tree = { [key: string]: string | Tree }

export const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[here, value] as [string, string]] : leaves(value, here)
  })
