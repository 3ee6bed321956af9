/** The addresses of the tool's pages. */
import { categories, type Category, defaultCategory } from '#shared/resources/rules'

export const resourcesPath = '/admin/resources'
export const newResourcePath = `${resourcesPath}/new`
/** The path pattern for the server and the router. */
export const editResourcePattern = `${resourcesPath}/:id`

export function editResourcePath(id: string): string {
  return `${resourcesPath}/${encodeURIComponent(id)}`
}

const categoryParameter = 'category'

export function categoryPath(category: Category, path: string = resourcesPath): string {
  return category === defaultCategory ? path : `${path}?${categoryParameter}=${category}`
}

export function categoryIn(parameters: URLSearchParams): Category {
  const asked = parameters.get(categoryParameter)
  return categories.find(({ id }) => id === asked)?.id ?? defaultCategory
}
