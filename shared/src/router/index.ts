/** The part of React Router that areas use; bundled once, with the shell. */
export { Link, NavLink, Navigate, Outlet, useLocation, useNavigate, useParams, useRoutes, useSearchParams } from 'react-router-dom';
