// first: the kit's own styles win over Taro's
import '@tarojs/components-react/dist/index.css'
import '@/styles/base.scss'
import { createRoot } from 'react-dom/client'
import { Catalogue } from './catalogue'
import './page.scss'

const app = document.getElementById('app')
if (app === null) throw new Error('the page has no place for the catalogue')
createRoot(app).render(<Catalogue />)
