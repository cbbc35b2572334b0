/** The part of React Router that areas use; bundled once, with the shell. */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { type LinkKind, linkKind } from './link-kind';
