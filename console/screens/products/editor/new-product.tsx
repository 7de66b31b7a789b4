import { ProductEditor } from './editor'

const NewProduct = () => <ProductEditor product={null} reread={() => Promise.resolve(undefined)} />
export default NewProduct
